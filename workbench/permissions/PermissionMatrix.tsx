import { useEffect, useState } from 'react';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { WorkbenchTable } from '../WorkbenchTable.tsx';
import { observe, type Observed } from './observe.ts';
import type { Role } from '#workbench/pages/pages.ts';
import type { PageRule } from './rules.ts';

const nameOf = (rule: PageRule, role: Role) => `${role} ${rule.path}`;

function Observation({ observed }: { observed: Observed | undefined }) {
  if (!observed) return '…';
  const { isShown, landedOn, differences } = observed;
  return (
    <>
      {isShown ? 'let in' : `sent to ${landedOn}`}
      {differences.map((words) => (
        <strong key={words}> {words}</strong>
      ))}
    </>
  );
}

interface PermissionMatrixProps {
  /** The roles as which pages are opened. */
  roles: readonly Role[];
  rules: readonly PageRule[];
}

/** Where the guards lead each role, observed while the table renders, next to the calls that the server allows. */
export function PermissionMatrix({ roles, rules }: PermissionMatrixProps) {
  const [observed, setObserved] = useState<ReadonlyMap<string, Observed>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const total = rules.length * roles.length;

  useEffect(() => {
    let isGone = false;
    async function observeAll() {
      for (const role of roles) {
        for await (const [rule, seen] of observe(role, rules)) {
          if (isGone) return;
          setObserved((before) => new Map(before).set(nameOf(rule, role), seen));
        }
      }
    }
    observeAll().catch((error: unknown) => setFailure(String(error)));
    return () => {
      isGone = true;
    };
  }, [roles, rules]);

  const differences = [...observed.values()].flatMap((one) => one.differences);
  return (
    <Stack gap="8" as="section">
      <Stack gap="3">
        <Text as="h1" style="h2">
          Who may go where
        </Text>
        <p role="status">
          {failure ??
            (observed.size < total
              ? `${observed.size} of ${total} visits made`
              : `${total} visits made, ${differences.length} differences between screens and server`)}
        </p>
      </Stack>
      <WorkbenchTable
        label="Pages and roles"
        columns={['Page', ...roles, 'Calls']}
        rows={rules.map((rule) => ({
          key: rule.path,
          cells: [
            rule.path,
            ...roles.map((role) => <Observation key={role} observed={observed.get(nameOf(rule, role))} />),
            rule.calls.join(', '),
          ],
        }))}
      />
    </Stack>
  );
}
