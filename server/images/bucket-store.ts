import type * as S3 from '@aws-sdk/client-s3';
import * as m from '#messages/problem.ts';
import type { BucketSettings } from '../config.ts';
import { deadlines } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { foreverCached, imageTypes } from './image-name.ts';
import type { ImageStore } from './image-store.ts';

type Sdk = typeof S3;
type Work<Result> = (client: S3.S3Client, sdk: Sdk, abortSignal: AbortSignal) => Promise<Result>;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** Stores images as objects of a bucket, for servers that share no disk. */
export function bucketStore({ name: bucket, region, endpoint, credentials }: BucketSettings): ImageStore {
  let connected: Promise<[S3.S3Client, Sdk]> | undefined;

  /** Loads the SDK with the first image, because it is large and few shops have a bucket. */
  async function connect(): Promise<[S3.S3Client, Sdk]> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(credentials === undefined ? {} : { credentials }),
      // Not every S3-compatible service supports the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
    });
    return [client, sdk];
  }

  /** Returns null when the object does not exist. Throws 503. */
  async function ask<Result>(work: Work<Result>): Promise<Result | null> {
    connected ??= connect();
    const [client, sdk] = await connected;
    try {
      return await work(client, sdk, AbortSignal.timeout(deadlines.images));
    } catch (cause) {
      if (isMissing(cause)) return null;
      throw new Problem('UNAVAILABLE', {
        message: m.picturesCannotBeReadRightNow(),
        retryAfter: 10,
        cause,
      });
    }
  }

  const at = (name: string) => ({ Bucket: bucket, Key: `uploads/${name}` });

  return {
    async put(name, format, bytes) {
      await ask((client, { PutObjectCommand }, abortSignal) =>
        client.send(
          new PutObjectCommand({
            ...at(name),
            Body: bytes,
            ContentType: imageTypes[format],
            ContentDisposition: `inline; filename="${name}"`,
            CacheControl: foreverCached,
          }),
          { abortSignal },
        ),
      );
    },
    read: (name) =>
      ask(async (client, { GetObjectCommand }, abortSignal) => {
        const { Body } = await client.send(new GetObjectCommand(at(name)), { abortSignal });
        return Body === undefined ? null : new Uint8Array(await Body.transformToByteArray());
      }),
    async has(name) {
      const head = await ask((client, { HeadObjectCommand }, abortSignal) =>
        client.send(new HeadObjectCommand(at(name)), { abortSignal }),
      );
      return head !== null;
    },
    async remove(name) {
      await ask((client, { DeleteObjectCommand }, abortSignal) =>
        client.send(new DeleteObjectCommand(at(name)), { abortSignal }),
      );
    },
  };
}
