import { useId } from 'react';
import * as m from '#messages/theme-switch.js';
import { Icon, type IconName } from '#ui/components/Icon/Icon.tsx';
import * as styles from './ThemeSwitch.css.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

export interface ThemeSwitchProps {
  value: ThemeChoice;
  onChange(value: ThemeChoice): void;
}

const choices: readonly { value: ThemeChoice; label: string; icon: IconName }[] = [
  { value: 'light', label: m.light(), icon: 'sun' },
  { value: 'dark', label: m.dark(), icon: 'moon' },
  { value: 'system', label: m.system(), icon: 'monitor' },
];

export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const name = useId();
  return (
    <fieldset className={styles.group} aria-label={m.theme()}>
      {choices.map((choice) => (
        <label className={styles.choice} key={choice.value} title={choice.label}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-label={choice.label}
            onChange={() => onChange(choice.value)}
          />
          <Icon name={choice.icon} size={16} />
        </label>
      ))}
    </fieldset>
  );
}
