import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Container } from '#ui/components/Container/Container.tsx';
import { EmailField } from '#ui/components/EmailField/EmailField.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextArea } from '#ui/components/TextArea/TextArea.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import * as styles from './ContactForm.css.ts';

/** A message to the works. Nothing takes it yet: the form says so and keeps what was written. */
export function ContactForm() {
  const titleId = useId();
  const [isAnswered, setAnswered] = useState(false);

  function keep(event: FormEvent) {
    event.preventDefault();
    setAnswered(true);
  }

  return (
    <section className={styles.section} id="contact" aria-labelledby={titleId}>
      <Container>
        <div className={styles.layout}>
          <div className={styles.words}>
            <Text as="h2" style="h1" id={titleId}>
              Ask the works
            </Text>
            <p className={styles.lead}>
              A part you cannot find, a quantity above our stock, a drawing of your own. Write it down and
              send it over.
            </p>
          </div>
          <form className={styles.form} aria-labelledby={titleId} noValidate onSubmit={keep}>
            <div className={styles.pair}>
              <TextField label="Full name" name="name" autoComplete="name" placeholder="Your full name" />
              <EmailField label="Email" name="email" placeholder="you@company.example" />
            </div>
            <TextArea label="Message" name="message" rows={5} placeholder="What do you need, and how many?" />
            <div className={styles.send}>
              <Button type="submit" tone="primary" size="lg">
                Send Message
              </Button>
              <div className={styles.answer} aria-live="polite">
                {isAnswered && (
                  <Notice tone="info">Messages are not sent yet. What you wrote is still here.</Notice>
                )}
              </div>
            </div>
          </form>
        </div>
      </Container>
    </section>
  );
}
