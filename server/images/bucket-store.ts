import type { S3 } from '@aws-sdk/client-s3';
import * as m from '#messages/problem.js';
import type { BucketSettings } from '../config/config.ts';
import { deadlines } from '../core/limits.ts';
import { Problem } from '../core/problem.ts';
import { foreverCached, imageTypes } from './image-name.ts';
import type { ImageStore } from './image-store.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/** Stores images as objects of a bucket, for servers that share no disk. */
export function bucketStore({ name: bucket, region, endpoint, credentials }: BucketSettings): ImageStore {
  let connected: Promise<S3> | undefined;

  /** Loads the SDK with the first image, because it is large and few shops have a bucket. */
  async function connect(): Promise<S3> {
    const sdk = await import('@aws-sdk/client-s3');
    return new sdk.S3({
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(credentials === undefined ? {} : { credentials }),
      // Not every S3-compatible service supports the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 2,
    });
  }

  /** Returns null when the object does not exist. Throws 503. */
  async function ask<Result>(
    work: (s3: S3, options: { abortSignal: AbortSignal }) => Promise<Result>,
  ): Promise<Result | null> {
    const s3 = await (connected ??= connect());
    try {
      return await work(s3, { abortSignal: AbortSignal.timeout(deadlines.images) });
    } catch (cause) {
      if (isMissing(cause)) return null;
      throw new Problem('UNAVAILABLE', {
        message: m.pictureReadUnavailable(),
        retryAfter: 10,
        cause,
      });
    }
  }

  const at = (name: string) => ({ Bucket: bucket, Key: `uploads/${name}` });

  return {
    async put(name, format, bytes) {
      const object = {
        ...at(name),
        Body: bytes,
        ContentType: imageTypes[format],
        ContentDisposition: `inline; filename="${name}"`,
        CacheControl: foreverCached,
      };
      await ask((s3, options) => s3.putObject(object, options));
    },
    read: (name) =>
      ask(async (s3, options) => {
        const { Body } = await s3.getObject(at(name), options);
        return Body === undefined ? null : new Uint8Array(await Body.transformToByteArray());
      }),
    has: async (name) => (await ask((s3, options) => s3.headObject(at(name), options))) !== null,
    async remove(name) {
      await ask((s3, options) => s3.deleteObject(at(name), options));
    },
  };
}
