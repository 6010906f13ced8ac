import { useState } from 'react';
import { messages } from '#contract/messages.ts';
import { ArrowLink } from '../../components/ArrowLink/ArrowLink.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button, type ButtonProps } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { NumberInput } from '../../components/NumberInput/NumberInput.tsx';
import { QuantityStepper } from '../../components/QuantityStepper/QuantityStepper.tsx';
import { Rating } from '../../components/Rating/Rating.tsx';
import { RatingInput } from '../../components/RatingInput/RatingInput.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Status } from '../../components/Status/Status.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { frame, label } from '../../sections/CardForm/CardForm.css.ts';
import { Cell, SheetSection } from './Sheet.tsx';
import * as styles from './sheet.css.ts';

const nothing = () => undefined;

const tones: readonly [NonNullable<ButtonProps['tone']>, string][] = [
  ['primary', 'Place order'],
  ['solid', 'My Orders'],
  ['line', 'Buy Now'],
  ['quiet', 'Undo'],
  ['danger', 'Confirm'],
];

export function Buttons() {
  return (
    <SheetSection title="Buttons" lead="One primary per view. Chamfer 5 px at 45 degrees.">
      {tones.map(([tone, words]) => (
        <div className={styles.row} key={tone}>
          <Cell name="Rest">
            <Button tone={tone}>{words}</Button>
          </Cell>
          <Cell name="Hover" look="hover">
            <Button tone={tone}>{words}</Button>
          </Cell>
          <Cell name="Focus" look="focus">
            <Button tone={tone}>{words}</Button>
          </Cell>
          <Cell name="Pressed" look="press">
            <Button tone={tone}>{words}</Button>
          </Cell>
          <Cell name="Loading">
            <Button tone={tone} isPending>
              {words}
            </Button>
          </Cell>
          <Cell name="Disabled">
            <Button tone={tone} isDisabled>
              {words}
            </Button>
          </Cell>
        </div>
      ))}
      <div className={styles.row}>
        <Cell name="Large">
          <Button tone="primary" size="lg">
            {messages.labels.learnMore}
          </Button>
        </Cell>
        <Cell name="Default">
          <Button tone="primary">{messages.labels.learnMore}</Button>
        </Cell>
        <Cell name="Small">
          <Button tone="primary" size="sm">
            Pay Now
          </Button>
        </Cell>
        <Cell name="Icon">
          <IconButton label="Copy" icon={<Icon name="copy" />} onPress={nothing} />
        </Cell>
        <Cell name="Icon, danger">
          <IconButton label="Delete" tone="critical" icon={<Icon name="trash" />} onPress={nothing} />
        </Cell>
        <Cell name="Arrow link">
          <ArrowLink href="#parts" direction="down">
            {messages.labels.ourParts}
          </ArrowLink>
        </Cell>
        <Cell name="Link">
          <TextLink href="#reset">{messages.labels.forgotPassword}</TextLink>
        </Cell>
        <Cell name="Link, hover" look="hover">
          <TextLink href="#reset">{messages.labels.forgotPassword}</TextLink>
        </Cell>
      </div>
    </SheetSection>
  );
}

export function Fields() {
  return (
    <SheetSection
      title="Fields"
      lead="Errors appear on blur, clear as you type, and never push the layout: the message line is always there."
    >
      <div className={styles.grid[3]}>
        <Cell name="Rest" isWide>
          <TextField label="Full name" name="rest" placeholder="Your full name" />
        </Cell>
        <Cell name="Hover" look="hover" isWide>
          <TextField label="Full name" name="hover" defaultValue="Mara" />
        </Cell>
        <Cell name="Focus" look="focus" isWide>
          <TextField label="Full name" name="focus" defaultValue="Mara Lindqvist" />
        </Cell>
        <Cell name="Error" isWide>
          <TextField
            label="Email"
            name="error"
            placeholder="you@company.example"
            error={messages.required.email}
          />
        </Cell>
        <Cell name="With hint" isWide>
          <TextField
            label="Email"
            name="hint"
            defaultValue="mara@lindqvist-garage.example"
            hint="We write to this address about your orders."
          />
        </Cell>
        <Cell name="Read only" isWide>
          <TextField
            label="Email"
            name="read-only"
            defaultValue="mara@lindqvist-garage.example"
            isReadOnly
            hint="Your email cannot be changed."
          />
        </Cell>
        <Cell name="Disabled" isWide>
          <TextField label="City" name="disabled" defaultValue="Göteborg" isDisabled />
        </Cell>
        <Cell name="With prefix" isWide>
          <NumberInput label="Price" name="price" prefix="$" inputMode="decimal" defaultValue="54.00" />
        </Cell>
        <Cell name="Select" isWide>
          <Select label="Sort" options={[{ value: 'name', label: 'Name, A to Z' }]} />
        </Cell>
        <Cell name="Text area with ruler" isWide>
          <TextArea
            label="Description"
            name="description"
            rows={3}
            defaultValue="Too short"
            ruler={{ min: 10, max: 250 }}
            error={messages.reviewTooShort}
          />
        </Cell>
        <Cell name="Checkbox">
          <Checkbox label="In stock" isChecked onChange={nothing} />
          <Checkbox label="Running low" isChecked={false} onChange={nothing} />
        </Cell>
        <Cell name="Card" isWide>
          <span className={label}>Card details</span>
          <div className={frame}>Card number, MM / YY, CVC</div>
        </Cell>
      </div>
    </SheetSection>
  );
}

function Problem({ words }: { words: string }) {
  return (
    <span className={styles.textError}>
      <Icon name="alert" size={16} />
      {words}
    </span>
  );
}

export function PaymentStates() {
  return (
    <SheetSection
      title="Payment states"
      lead="Pay stays disabled until the secret arrives. Provider messages show in critical under the card."
    >
      <div className={styles.row}>
        <Cell name="Waiting for the payment secret">
          <Button tone="primary" size="lg" isDisabled>
            Preparing payment
          </Button>
        </Cell>
        <Cell name="Ready">
          <Button tone="primary" size="lg">
            Pay $7,680.00
          </Button>
        </Cell>
        <Cell name="Sending">
          <Button tone="primary" size="lg" isPending>
            Paying
          </Button>
        </Cell>
        <Cell name="Card error">
          <Problem words="Your card was declined." />
        </Cell>
        <Cell name={messages.alreadyPaid}>
          <Problem words={messages.alreadyPaid} />
        </Cell>
      </div>
    </SheetSection>
  );
}

const quantities = [
  { name: 'In range', value: 120 },
  { name: 'At minimum', value: 10 },
  { name: 'Below minimum', value: 4 },
  { name: 'Above stock', value: 600 },
] as const;

export function Steppers() {
  return (
    <SheetSection
      title="Quantity stepper"
      lead="The rule beneath is a dimension: minimum at one end, stock at the other."
    >
      <div className={styles.grid[3]}>
        {quantities.map((shown) => (
          <Cell name={shown.name} key={shown.name} isWide>
            <Stepper start={shown.value} />
          </Cell>
        ))}
      </div>
    </SheetSection>
  );
}

function Stepper({ start }: { start: number }) {
  const [value, setValue] = useState<number | null>(start);
  return <QuantityStepper label="Quantity" value={value} minimum={10} stock={480} onChange={setValue} />;
}

export function Marks() {
  const [stars, setStars] = useState<number | null>(3);
  return (
    <>
      <SheetSection
        title="Status"
        lead="The glyph fills as the order moves: ring, half, full. Never colour alone."
      >
        <div className={styles.row}>
          <Cell name="Created">
            <Status status="unpaid" />
          </Cell>
          <Cell name="Paid">
            <Status status="pending" />
          </Cell>
          <Cell name="Confirmed">
            <Status status="shipped" />
          </Cell>
          <Cell name="Role">
            <Badge tone="ink">Admin</Badge>
          </Cell>
          <Cell name="Stock">
            <Badge tone="critical">Out of stock</Badge>
          </Cell>
          <Cell name="Stock">
            <Badge tone="caution">Running low</Badge>
          </Cell>
          <Cell name="Plain">
            <Badge tone="neutral">Draft</Badge>
          </Cell>
          <Cell name="Chip">
            <Chip removeLabel="Remove the filter In stock" onRemove={nothing}>
              In stock
            </Chip>
          </Cell>
        </div>
      </SheetSection>
      <SheetSection title="Rating and avatar">
        <div className={styles.row}>
          <Cell name="Display">
            <Rating value={4} />
          </Cell>
          <Cell name="Input">
            <RatingInput label="Rating" name="rating" value={stars} onChange={setStars} />
          </Cell>
          <Cell name="Missing">
            <RatingInput
              label="Rating"
              name="missing-rating"
              value={null}
              error={messages.required.rating}
              onChange={nothing}
            />
          </Cell>
          <Cell name="Avatar 40">
            <Avatar name="Mara Lindqvist" />
          </Cell>
          <Cell name="32">
            <Avatar name="Mara Lindqvist" size="sm" />
          </Cell>
          <Cell name="88">
            <Avatar name="Mara Lindqvist" size="lg" />
          </Cell>
          <Cell name="Default">
            <Avatar name="" />
          </Cell>
        </div>
      </SheetSection>
    </>
  );
}
