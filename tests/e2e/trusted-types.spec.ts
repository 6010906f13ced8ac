import { expect, test } from './shop.ts';

test.use({ expectedErrors: [/requires 'Trusted(HTML|Script|ScriptURL)'|policy report|TrustedTypes?/] });

test('the browser rejects text that is used as markup or script', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const outcomes = await page.evaluate(() => {
    const attempt = (inject: () => unknown) => {
      try {
        inject();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = () => document.createElement('script');
    const loads = (src: string) => attempt(() => (script().src = src));
    return {
      markup: attempt(() => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>')),
      frame: attempt(() => (document.createElement('iframe').srcdoc = '<script>alert(1)</script>')),
      inlineScript: attempt(() => (script().text = 'alert(1)')),
      handler: attempt(() => document.body.setAttribute('onclick', 'alert(1)')),
      foreignScript: loads('https://scripts.example/x.js'),
      lookalike: loads('https://js.stripe.com.scripts.example/x.js'),
      uploadedScript: loads('/uploads/x.js'),
      plainHttp: loads('http://js.stripe.com/v3'),
      furtherPolicy: attempt(() => window.trustedTypes?.createPolicy('other', {} as never)),
      secondDefault: attempt(() => window.trustedTypes?.createPolicy('default', {} as never)),
      stripe: loads('https://js.stripe.com/dahlia/stripe.js'),
      google: loads('https://apis.google.com/js/api.js'),
    };
  });
  const { stripe, google, ...others } = outcomes;
  expect([stripe, google]).toEqual(['done', 'done']);
  for (const [attempt, outcome] of Object.entries(others)) expect(outcome, attempt).toBe('TypeError');
});
