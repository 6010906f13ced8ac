declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  /** A server of the S3 protocol that checks signatures and keeps objects as files. Its key is `S3RVER`, also the secret. */
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      configureBuckets: readonly { name: string }[];
    });
    /** Creates the buckets. */
    configureBuckets(): Promise<unknown>;
    /** Removes all buckets. */
    reset(): void;
    callback(): RequestListener;
  }
}
