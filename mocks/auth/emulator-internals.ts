import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';

/** The fields of the emulator's accounts that we read or write. */
export interface EmulatorUser {
  localId: string;
  email?: string;
  emailVerified?: boolean;
  displayName?: string;
  salt?: string;
  passwordHash?: string;
  passwordUpdatedAt?: number;
  validSince?: string;
  createdAt?: string;
  lastLoginAt?: string;
}

/** A link that was sent by email and is not used yet. */
export interface OutOfBandCode {
  oobCode: string;
  oobLink: string;
  /** For example VERIFY_EMAIL. */
  requestType: string;
  email: string;
}

export interface ProjectState {
  users: ReadonlyMap<string, EmulatorUser>;
  oobs: Map<string, OutOfBandCode>;
  enableImprovedEmailPrivacy: boolean;
  /** Adds an account with all its fields and to all indexes. */
  overwriteUserWithLocalId(localId: string, user: EmulatorUser): void;
}

interface Parameter {
  $ref?: string;
}

interface ApiSpec {
  paths: Record<string, { parameters?: readonly Parameter[] }>;
}

interface Internals {
  createApp(
    projectId: string,
    singleProjectMode: number,
    states: Map<string, ProjectState>,
  ): Promise<RequestListener>;
  AgentProjectState: new (projectId: string) => ProjectState;
  apiSpec: ApiSpec;
}

/** Rejects requests for other projects. */
const onlyOneProject = 2;

/**
 * Calls that neither the web SDK nor this shop makes. Each costs 50 ms at the start, because the emulator compiles a
 * validator for every response.
 */
const unusedCalls =
  /tenants|^\/v2\/projects|mfa|passkey|GameCenter|verifyIosClient|Saml|SessionCookie|sessionCookie|PhoneNumber|verificationCode|VerificationCode|CustomToken|revokeToken|defaultSupportedIdps/;

/** Excludes the parameters of every Google API (alt, fields, prettyPrint, ...), which nobody sends. */
const isOwn = ({ $ref }: Parameter): boolean => $ref === undefined;

/**
 * The Firebase Auth emulator as a request handler. Without the firebase CLI it starts in one second instead of ten, and
 * we can save its accounts. These are internals of firebase-tools, so package.json pins its exact version.
 */
export async function createEmulator(
  projectId: string,
): Promise<{ handler: RequestListener; state: ProjectState }> {
  const { createApp, AgentProjectState, apiSpec } = load();
  apiSpec.paths = Object.fromEntries(
    Object.entries(apiSpec.paths)
      .filter(([path]) => !unusedCalls.test(path))
      .map(([path, { parameters, ...item }]) => [path, { ...item, parameters: parameters?.filter(isOwn) }]),
  );
  const state = new AgentProjectState(projectId);
  const handler = await createApp(projectId, onlyOneProject, new Map([[projectId, state]]));
  return { handler, state };
}

function load(): Internals {
  const require = createRequire(import.meta.url);
  const folder = 'firebase-tools/lib/emulator/auth';
  const { createApp }: Pick<Internals, 'createApp'> = require(`${folder}/server`);
  const { AgentProjectState }: Pick<Internals, 'AgentProjectState'> = require(`${folder}/state`);
  const { default: apiSpec }: { default: ApiSpec } = require(`${folder}/apiSpec`);
  return { createApp, AgentProjectState, apiSpec };
}
