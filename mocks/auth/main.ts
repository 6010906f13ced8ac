import { demoAccounts, demoPassword } from '#mocks/fixtures/users.ts';
import { stopWhenAsked } from '#mocks/supervised.ts';
import { startAuthEmulator } from './emulator.ts';

const { AUTH_PORT = '9099', SMTP_PORT, AUTH_STATE_DIR, FIREBASE_PROJECT_ID, PUBLIC_URL } = process.env;

const emulator = await startAuthEmulator({
  port: Number(AUTH_PORT),
  smtpPort: SMTP_PORT ? Number(SMTP_PORT) : undefined,
  stateDir: AUTH_STATE_DIR,
  projectId: FIREBASE_PROJECT_ID,
  shopUrl: PUBLIC_URL || undefined,
  accounts: Object.values(demoAccounts).map(({ uid, user }) => ({
    uid,
    email: user.email,
    name: user.name,
    password: demoPassword,
  })),
});
stopWhenAsked(() => emulator.stop());
console.log(`Listening on ${emulator.url}`);
