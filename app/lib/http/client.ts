import axios, { AxiosError, type AxiosResponse } from 'axios';
import { parseCounts } from '#contract/list-counts.ts';
import type { Count } from '#contract/list-counts.ts';
import { Problem } from '#contract/problem.ts';
import * as m from '#messages/http.js';
import { learnServerTime } from '../browser/server-time.ts';
import { ApiError } from './api-error.ts';
import { parseReading, type SearchReading } from '#contract/catalogue/search-reading.ts';

const usualTimeoutMs = 15_000;

/** Sends every request of the app. */
export const client = axios.create({ baseURL: '/api' });

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  headers: Record<string, string>;
  signal?: AbortSignal;
  /** Overrides the timeout of 15 seconds. */
  timeoutMs?: number;
  /** Receives the number of bytes of the body that have been sent. */
  onUploadProgress?(sentBytes: number): void;
}

export interface HttpAnswer {
  status: number;
  body: unknown;
  requestId: string | undefined;
  /** The number of rows in the whole list, if the body is a page of one. */
  total: number | undefined;
  /** The list has more rows than `total`, which are not counted. */
  isCapped: boolean;
  /** The number of rows by value of the filter in `countBy`. */
  counts?: Readonly<Record<string, Count>> | undefined;
  /** How the server understood a search for parts. */
  reading?: SearchReading | undefined;
}

function header(response: AxiosResponse, name: string): string | undefined {
  const value: unknown = response.headers[name];
  return typeof value === 'string' ? value : undefined;
}

const totalOf = (count: string | undefined) =>
  count !== undefined && /^\d+$/.test(count) ? Number(count) : undefined;

function refused(response: AxiosResponse): ApiError {
  const { status } = response;
  const problem = Problem.safeParse(response.data);
  const seconds = Number(header(response, 'retry-after'));
  const shared = {
    status,
    requestId: header(response, 'x-request-id'),
    retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : undefined,
  };
  if (problem.success) {
    const { message, code, field, row, column, ...rest } = problem.data;
    const { totalPrice, part, successor, choices, open, orders, lines } = rest;
    const details = { field, row, column, totalPrice, part, successor, choices, open, orders, lines };
    return new ApiError(message, { ...shared, code, ...details });
  }
  return new ApiError(m.serverFault(), {
    ...shared,
    code: status >= 500 ? 'UNAVAILABLE' : 'BROKEN_ANSWER',
  });
}

function unanswered(code: string | undefined, waitedMs: number): ApiError {
  return code === AxiosError.ECONNABORTED || code === AxiosError.ETIMEDOUT
    ? new ApiError(m.timedOut({ seconds: waitedMs / 1000 }), { status: 0, code: 'TIMEOUT' })
    : new ApiError(m.unreachable(), { status: 0, code: 'NETWORK' });
}

/** Sends one request to the API. Throws `ApiError`; an aborted request throws axios's error. */
export async function send({ path, body, onUploadProgress, ...call }: HttpRequest): Promise<HttpAnswer> {
  const { method, headers, signal, timeoutMs: timeout = usualTimeoutMs } = call;
  const sentAt = performance.now();
  try {
    const response = await client.request<unknown>({
      method,
      url: path,
      data: body,
      headers,
      signal,
      timeout,
      ...(onUploadProgress && { onUploadProgress: ({ loaded }) => onUploadProgress(loaded) }),
    });
    learnServerTime(header(response, 'date'), sentAt);
    return {
      status: response.status,
      body: response.data,
      requestId: header(response, 'x-request-id'),
      total: totalOf(header(response, 'x-total-count')),
      isCapped: header(response, 'x-total-count-capped') === 'true',
      counts: parseCounts(header(response, 'x-counts')),
      reading: parseReading(header(response, 'x-search')),
    };
  } catch (error) {
    if (!axios.isAxiosError(error) || axios.isCancel(error)) throw error;
    if (!error.response) throw unanswered(error.code, timeout);
    learnServerTime(header(error.response, 'date'), sentAt);
    throw refused(error.response);
  }
}
