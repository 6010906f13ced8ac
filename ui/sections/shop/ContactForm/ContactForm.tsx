import { useId, useState, type FormEvent } from 'react';
import * as common from '#messages/common.js';
import * as m from '#messages/contact-form.js';
import { Button } from '#ui/components/Button/Button.tsx';
import { StillLoading } from '#ui/components/Button/StillLoading.tsx';
import { Container } from '#ui/components/Container/Container.tsx';
import { Grid } from '#ui/components/Grid/Grid.tsx';
import { Notice } from '#ui/components/Notice/Notice.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { TextArea } from '#ui/components/TextArea/TextArea.tsx';
import { TextField } from '#ui/components/TextField/TextField.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as styles from './ContactForm.css.ts';

/** A contact form. It cannot be sent yet: it says so and keeps the text. */
export function ContactForm() {
  const titleId = useId();
  const [isAnswered, setAnswered] = useState(false);
  const isHydrated = useHydrated();

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
              {m.title()}
            </Text>
            <p className={styles.lead}>{m.lead()}</p>
          </div>
          {/* Until its script has loaded, the form does nothing. */}
          <form className={styles.form} method="dialog" aria-labelledby={titleId} noValidate onSubmit={keep}>
            <Grid columns={2} gap="3">
              <TextField
                label={m.fullName()}
                name="name"
                autoComplete="name"
                placeholder={m.namePlaceholder()}
              />
              <TextField
                type="email"
                label={common.email()}
                name="email"
                placeholder={m.emailPlaceholder()}
              />
            </Grid>
            <TextArea label={m.message()} name="message" rows={5} placeholder={m.messagePlaceholder()} />
            <div className={styles.send}>
              <Button type="submit" tone="primary" size="lg" isPending={!isHydrated}>
                {m.sendMessage()}
              </Button>
              <div className={styles.answer} aria-live="polite">
                <StillLoading />
                {isAnswered && <Notice tone="info">{m.notSent()}</Notice>}
              </div>
            </div>
          </form>
        </div>
      </Container>
    </section>
  );
}
