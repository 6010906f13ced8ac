/** The app's modules that stories replace: `find` matches the import, `file` is relative to the project. */
export const moduleMocks = [
  { find: /^\.\/firebase-auth\.ts$/, file: 'workbench/harness/auth-mock.ts' },
  { find: /^#app\/lib\/payments\/stripe\.tsx$/, file: 'workbench/harness/payments-mock.tsx' },
] as const;
