import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';

/** What a person needs to try the shop, below the line that says it is ready. */
export function demoLines(mailboxUrl: string): string[] {
  const { admin, customer } = demoAccounts;
  return [
    '',
    `  customer  ${customer.user.email}  ${demoPassword}`,
    `  admin     ${admin.user.email}     ${demoPassword}`,
    '',
    `  Mails are not sent: read them at ${mailboxUrl}`,
    '  Cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for 3-D Secure;',
    '  any date to come, any code. Ctrl-C stops the shop and keeps everything.',
  ];
}
