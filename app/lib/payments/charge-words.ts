import * as m from '#messages/charge-words.js';

/** The messages for a failed charge without a message from the card provider. */
export const chargeWords = {
  unreachable: m.unreachable(),
  notReady: m.notReady(),
  cancelled: m.cancelled(),
  notCompleted: m.notCompleted(),
};
