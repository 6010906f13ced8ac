import { exportJWK, generateKeyPair, SignJWT, type JWK, type JWTPayload } from 'jose';
import { serve } from './serve.ts';

/** Starts a key server like Google's. Returns its URL, and a function that signs tokens with its key. */
export async function startKeyServer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const published: JWK = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const keys = { published, isDown: false, requests: 0 };
  const origin = await serve((_, response) => {
    keys.requests += 1;
    if (keys.isDown) return void response.writeHead(500).end();
    response.setHeader('Cache-Control', 'public, max-age=100');
    response.end(JSON.stringify({ keys: [keys.published] }));
  });
  const sign = (claims: JWTPayload, header: Record<string, string> = {}, key: CryptoKey = privateKey) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(key);
  return { url: `${origin}/keys`, keys, privateKey, publicKey, sign };
}
