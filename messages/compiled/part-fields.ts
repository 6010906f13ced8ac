// Compiled from messages/en.json by `npm run messages`.
export const image = (): string => `Image`;
export const minimumQuantity = (): string => `Minimum quantity`;
export const pngJpeg = (i: { width: string | number; height: string | number }): string => `PNG, JPEG, WebP or AVIF. Best at 4:3 and ${i.width} × ${i.height} or larger.`;
