import * as m from '#messages/navbar.ts';
import { Icon, type IconName } from '#ui/components/Icon/Icon.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import type { ThemeSwitchProps, ThemeChoice } from '#ui/components/ThemeSwitch/ThemeSwitch.tsx';

const choices: Record<ThemeChoice, { label: string; icon: IconName; next: ThemeChoice }> = {
  light: { label: m.themeLight(), icon: 'sun', next: 'dark' },
  dark: { label: m.themeDark(), icon: 'moon', next: 'system' },
  system: { label: m.themeSystem(), icon: 'monitor', next: 'light' },
};

/** The theme switch as a single button: each press selects the next theme. */
export function ThemeButton({ value, onChange }: ThemeSwitchProps) {
  const { label, icon, next } = choices[value];
  return <IconButton label={label} icon={<Icon name={icon} />} onPress={() => onChange(next)} />;
}
