import { adoptStyles } from './styles.ts';

/**
 * Shows the bank's challenge in a modal dialog until the cardholder answers or closes it. Closing it fails the
 * authentication. `isAnswered` asks the mock server whether the payment still waits.
 */
export function showChallenge(url: string, isAnswered: () => Promise<boolean>): Promise<void> {
  adoptStyles();
  const dialog = document.createElement('dialog');
  const titleId = 'stripe-challenge-title';
  dialog.className = 'stripe-challenge';
  dialog.setAttribute('aria-labelledby', titleId);
  const head = document.createElement('div');
  head.className = 'stripe-challenge-head';
  const title = document.createElement('h2');
  title.id = titleId;
  title.textContent = '3-D Secure';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Cancel';
  head.append(title, close);
  const frame = document.createElement('iframe');
  frame.title = '3-D Secure: the check of the bank';
  frame.src = `${url}?theme=${getComputedStyle(document.documentElement).colorScheme}`;
  dialog.append(head, frame);
  document.body.append(dialog);

  return new Promise((resolve) => {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      dialog.close();
      dialog.remove();
      resolve();
    };
    // The frame loads twice: the question, and the page after the answer.
    frame.addEventListener('load', () => {
      void isAnswered().then((answered) => {
        if (answered) end();
      });
    });
    const giveUp = (event: Event) => {
      event.preventDefault();
      void fetch(url, { method: 'POST', body: new URLSearchParams({ answer: 'fail' }) }).finally(end);
    };
    close.addEventListener('click', giveUp);
    dialog.addEventListener('cancel', giveUp);
    dialog.showModal();
  });
}
