import type { ReactNode } from 'react';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { label, note } from './foundations.css.ts';

interface SheetProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of the design system or of the workbench. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <Stack gap="10">
      <Stack gap="3">
        <Text as="h1" style="h2">
          {title}
        </Text>
        <Text style="lead">{lead}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

/** A titled part of the page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="4" as="section">
      <Text as="h2" style="h3">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

export function Note({ children }: { children: ReactNode }) {
  return <p className={note}>{children}</p>;
}

export function Label({ children }: { children: ReactNode }) {
  return <p className={label}>{children}</p>;
}

interface SpecimenProps {
  label: ReactNode;
  notes?: readonly ReactNode[];
  children: ReactNode;
}

/** A sample with its name and notes below. */
export function Specimen({ label, notes = [], children }: SpecimenProps) {
  return (
    <div>
      {children}
      <Label>{label}</Label>
      {notes.map((note, index) => (
        <Note key={index}>{note}</Note>
      ))}
    </div>
  );
}
