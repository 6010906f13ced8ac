// Compiled from messages/en.json by `npm run messages`.
export const chooseAllToSeeEveryOne = (i: { one: string | number }): string => `Choose All to see every ${i.one}.`;
export const comfortable = (): string => `Comfortable`;
export const compact = (): string => `Compact`;
export const creatingTheFile = (): string => `Creating the file`;
export const exportCsv = (): string => `Export CSV`;
export const goToTheFirstPage = (): string => `Go to the first page`;
export const loadingMany = (i: { many: string | number }): string => `Loading ${i.many}`;
export const noManyMatch = (i: { many: string | number }): string => `No ${i.many} match`;
export const noManyYet = (i: { many: string | number }): string => `No ${i.many} yet`;
export const nounsCouldNotBeLoaded = (i: { nouns: string | number }): string => `${i.nouns} could not be loaded`;
export const pagesOfMany = (i: { many: string | number }): string => `Pages of ${i.many}`;
export const rowHeight = (): string => `Row height`;
export const searchCoversCovers = (i: { covers: string | number }): string => `Search covers ${i.covers}.`;
export const searchMany = (i: { many: string | number }): string => `Search ${i.many}`;
export const showAllMany = (i: { many: string | number }): string => `Show all ${i.many}`;
export const showMany = (i: { many: string | number }): string => `Show ${i.many}`;
export const theListIsShorterNow = (): string => `The list is shorter now, or the address was mistyped.`;
export const thereIsNoPagePage = (i: { page: string | number }): string => `There is no page ${i.page}`;
