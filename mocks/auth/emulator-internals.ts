import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';

/** An account as the emulator keeps it; only what is read or written here is named. */
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

/** A link that was sent by e-mail and not used yet. */
export interface OutOfBandCode {
  oobCode: string;
  oobLink: string;
  /** What the link is for, such as VERIFY_EMAIL. */
  requestType: string;
  email: string;
}

export interface ProjectState {
  users: ReadonlyMap<string, EmulatorUser>;
  oobs: Map<string, OutOfBandCode>;
  enableImprovedEmailPrivacy: boolean;
  /** Puts an account in with every field of it, and into all indexes. */
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

/** Answer requests for another project than ours with an error. */
const onlyOneProject = 2;

/**
 * Calls that neither the web SDK nor this shop makes. Each costs 50 ms of start, because the emulator
 * compiles a validator for every answer it could give.
 */
const unusedCalls =
  /tenants|^\/v2\/projects|mfa|passkey|GameCenter|verifyIosClient|Saml|SessionCookie|sessionCookie|PhoneNumber|verificationCode|VerificationCode|CustomToken|revokeToken|defaultSupportedIdps/;

/** Leaves out the parameters of every Google API (alt, fields, prettyPrint, ...), which nobody sends. */
const isOwn = ({ $ref }: Parameter): boolean => $ref === undefined;

/**
 * The Firebase Auth emulator as a request handler, without the firebase CLI around it: a second
 * instead of ten to start, and its accounts in reach to be kept. These are internals of
 * firebase-tools, hence its exact version in package.json.
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
