import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArrowLink } from './ArrowLink/ArrowLink.tsx';
import { Avatar } from './Avatar/Avatar.tsx';
import { Badge } from './Badge/Badge.tsx';
import { Button } from './Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
import { Container } from './Container/Container.tsx';
import { Dialog } from './Dialog/Dialog.tsx';
import { Drawer } from './Drawer/Drawer.tsx';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { ErrorState } from './ErrorState/ErrorState.tsx';
import { Numeric } from './Numeric/Numeric.tsx';
import { Grid } from './Grid/Grid.tsx';
import { Icon, iconNames } from './Icon/Icon.tsx';
import { IconButton } from './IconButton/IconButton.tsx';
import { Inline } from './Inline/Inline.tsx';
import { LinkButton } from './LinkButton/LinkButton.tsx';
import { Money } from './Money/Money.tsx';
import { Notice } from './Notice/Notice.tsx';
import { PageSpinner } from './PageSpinner/PageSpinner.tsx';
import { Panel } from './Panel/Panel.tsx';
import { PasswordField } from './PasswordField/PasswordField.tsx';
import { Skeleton } from './Skeleton/Skeleton.tsx';
import { SkipLink } from './SkipLink/SkipLink.tsx';
import { Spinner } from './Spinner/Spinner.tsx';
import { Stack } from './Stack/Stack.tsx';
import { StatStrip } from './StatStrip/StatStrip.tsx';
import { Status } from './Status/Status.tsx';
import { Text } from './Text/Text.tsx';
import { TextArea } from './TextArea/TextArea.tsx';
import { TextField } from './TextField/TextField.tsx';
import { TextLink } from './TextLink/TextLink.tsx';
import { ThemeSwitch } from './ThemeSwitch/ThemeSwitch.tsx';
import { DescriptionList } from './DescriptionList/DescriptionList.tsx';
import { ToastRegion } from './ToastRegion/ToastRegion.tsx';

const nothing = () => undefined;

const components: Record<string, ReactElement> = {
  ArrowLink: <ArrowLink href="/">All parts</ArrowLink>,
  Avatar: <Avatar name="Mara Lindqvist" photoURL="/mara.webp" />,
  Badge: <Badge tone="ink">Admin</Badge>,
  Button: (
    <Button tone="primary" isPending>
      Place order
    </Button>
  ),
  'Container, Grid, Inline, Panel, Stack': (
    <Container>
      <Grid columns={3} gap="4">
        <Stack gap="4">
          <Inline gap="4">
            <Panel>One</Panel>
          </Inline>
        </Stack>
      </Grid>
    </Container>
  ),
  EmptyState: <EmptyState title="No orders yet" text="They will be listed here." />,
  ErrorState: <ErrorState title="Not loaded." text="Nothing is lost." requestId="1" onRetry={nothing} />,
  Figure: <Numeric>480</Numeric>,
  Icon: (
    <>
      {iconNames.map((name) => (
        <Icon name={name} key={name} />
      ))}
    </>
  ),
  IconButton: <IconButton label="Menu" icon={<Icon name="menu" />} onPress={nothing} />,
  LinkButton: <LinkButton href="/">See all parts</LinkButton>,
  Money: <Money amount={64} />,
  Notice: <Notice tone="caution">Only 18 left.</Notice>,
  PageSpinner: <PageSpinner />,
  PasswordField: <PasswordField label="Password" name="password" />,
  Skeleton: <Skeleton shape="title" width="half" />,
  SkipLink: <SkipLink href="#main" />,
  Spinner: <Spinner label="Loading" />,
  StatStrip: <StatStrip tiles={[{ label: 'Unpaid', figure: null }]} />,
  Status: <Status status="shipped" />,
  Text: <Text style="h1">True to 0.01</Text>,
  TextArea: <TextArea label="Message" name="message" />,
  TextField: <TextField label="Full name" name="name" error="Name is required" />,
  TextLink: <TextLink href="/">Forgot password</TextLink>,
  ThemeSwitch: <ThemeSwitch value="system" onChange={nothing} />,
  DescriptionList: <DescriptionList columns={2} cells={[{ label: 'Price', value: '$64.00' }]} />,
};

const absentUntilNeeded: Record<string, ReactElement> = {
  ConfirmDialog: (
    <ConfirmDialog isOpen={false} title="Cancel?" isBusy={false} onConfirm={nothing} onClose={nothing}>
      Nothing has been charged.
    </ConfirmDialog>
  ),
  Dialog: (
    <Dialog isOpen={false} title="Edit" actions={null} onClose={nothing}>
      Address
    </Dialog>
  ),
  Drawer: (
    <Drawer isOpen={false} side="left" label="Menu" onClose={nothing}>
      Links
    </Drawer>
  ),
  ToastRegion: <ToastRegion toasts={[]} onDismiss={nothing} />,
};

// The content security policy blocks both in served HTML.
test.each(Object.entries(components))('%s is served without style attributes and elements', (_name, node) => {
  const markup = renderToStaticMarkup(node);
  expect(markup).not.toBe('');
  expect(markup).not.toMatch(/\sstyle=|<style/);
});

test.each(Object.entries(absentUntilNeeded))(
  '%s adds nothing to the page until it is needed',
  (_name, node) => {
    expect(renderToStaticMarkup(node)).toBe('');
  },
);
