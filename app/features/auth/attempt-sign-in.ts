import { attempt } from '#app/lib/http/attempt.ts';

/** Runs `act`, which signs in. Only a failure resolves: after a success the form waits for the page that replaces it. */
export const attemptSignIn = <Failure>(act: () => Promise<void>, toFailure: (error: unknown) => Failure) =>
  attempt(async () => {
    await act();
    await new Promise(() => undefined);
  }, toFailure);
