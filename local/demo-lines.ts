import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';

/** Demo accounts and cards, printed when the shop is ready. */
export function demoLines(mailboxUrl: string): string[] {
  const { admin, customer } = demoAccounts;
  return [
    '',
    `  customer  ${customer.user.email}  ${demoPassword}`,
    `  admin     ${admin.user.email}     ${demoPassword}`,
    '',
    `  E-mails are not sent: read them at ${mailboxUrl}`,
    '  Cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 requires 3-D Secure,',
    '  with any future date and any code. Ctrl-C stops the shop and keeps its data.',
  ];
}
