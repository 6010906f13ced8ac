/** What stands in for a module of the app in stories: imports that read so, and the file from the project's root on. */
export const moduleMocks = [
  { find: /^\.\/firebase-auth\.ts$/, file: 'workbench/harness/auth-mock.ts' },
  { find: /^#app\/lib\/payments\/stripe\.tsx$/, file: 'workbench/harness/payments-mock.tsx' },
] as const;
