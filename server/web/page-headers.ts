import { createHash } from 'node:crypto';
import type { Page } from '#contract/pages.ts';
import type { Config } from '../config/config.ts';
import { strictTransport } from '../http/security-headers.ts';
import { publicSettings } from './public-settings.ts';
import { stagingStyle } from './render-page.ts';

const own = '(self "https://js.stripe.com" "https://hooks.stripe.com")';
const off = [
  'camera',
  'microphone',
  'geolocation',
  'usb',
  'midi',
  'accelerometer',
  'gyroscope',
  'magnetometer',
  'display-capture',
  'browsing-topics',
];
const permissions = [
  `payment=${own}`,
  `publickey-credentials-get=${own}`,
  ...off.map((feature) => `${feature}=()`),
].join(', ');

/** The headers of every HTML document. */
export function pageHeaders(config: Config) {
  const isSecure = config.publicUrl.startsWith('https:');
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, isSecure),
    'Reporting-Endpoints': 'csp="/csp-report"',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(isSecure ? { 'Strict-Transport-Security': strictTransport } : {}),
    'Permissions-Policy': permissions,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-cache',
  };
}

/**
 * Keeps pages out of search engines. robots.txt must not disallow them, because then crawlers would never see this
 * header and could still list the URLs.
 */
export const robotsHeader = ({ isIndexable }: Page, isHidden = false): Record<string, string> =>
  isIndexable && !isHidden ? {} : { 'X-Robots-Tag': 'noindex' };

const stagingStyleSource = `'sha256-${createHash('sha256').update(stagingStyle).digest('base64')}'`;

const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] as const;

function contentSecurityPolicy(config: Config, isSecure: boolean): string {
  const { mockServers } = publicSettings(config);
  const local =
    mockServers === null ? [] : [mockServers.authEmulatorUrl, new URL(mockServers.stripeScript).origin];
  const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  const whenChecked = (...sources: string[]) => (config.firebase.appCheck === undefined ? [] : sources);
  const directives = [
    ["default-src 'none'"],
    ["base-uri 'none'"],
    ["object-src 'none'"],
    ["frame-ancestors 'none'"],
    ["form-action 'self'"],
    ["script-src 'self'", ...stripe, 'https://apis.google.com', ...whenChecked(...recaptcha), ...local],
    ["style-src 'self'", ...(config.environment === 'staging' ? [stagingStyleSource] : [])],
    [
      "img-src 'self' data: blob: https://*.stripe.com https://lh3.googleusercontent.com",
      ...config.imageHosts.map((host) => `https://${host}`),
      ...(config.uploads.publicUrl === undefined ? [] : [new URL(config.uploads.publicUrl).origin]),
    ],
    ["font-src 'self'"],
    [
      "connect-src 'self' https://api.stripe.com",
      'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com',
      ...whenChecked('https://content-firebaseappcheck.googleapis.com', recaptcha[0]),
      ...local,
    ],
    [
      'frame-src',
      ...stripe,
      'https://hooks.stripe.com',
      `https://${config.firebase.authDomain}`,
      ...whenChecked(recaptcha[0], 'https://recaptcha.google.com/recaptcha/'),
      ...local,
    ],
    ["worker-src 'self'"],
    ["require-trusted-types-for 'script'"],
    // Ours (app/lib/browser/trusted-types.ts), and the two policies that Google's sign-in script creates.
    ['trusted-types default gapi#gapi goog#html', ...whenChecked('recaptcha')],
    ["manifest-src 'self'"],
    // The mock servers of staging use plain HTTP.
    ...(isSecure && mockServers === null ? [['upgrade-insecure-requests']] : []),
    ['report-to csp'],
    ['report-uri /csp-report'],
  ];
  return directives.map((sources) => sources.join(' ')).join('; ');
}
