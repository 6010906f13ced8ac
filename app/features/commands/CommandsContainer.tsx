import { useLocation, useNavigate } from 'react-router-dom';
import { closeCommands, setSingleKeys, useCommandsOpen, useSingleKeys } from '#app/lib/ui-state/shortcuts.ts';
import { linkOptions } from '#app/lib/routing/return-to.ts';
import { session, useSession } from '#app/lib/auth/session.ts';
import { setTheme } from '#app/lib/ui-state/theme.ts';
import { CommandPalette } from '#ui/sections/CommandPalette/CommandPalette.tsx';
import { addressOf, commandsFor, searchesFor } from './commands.ts';

export function CommandsContainer() {
  const isOpen = useCommandsOpen();
  const current = useSession();
  const hasSingleKeys = useSingleKeys();
  const navigate = useNavigate();
  const location = useLocation();

  function run(id: string, text: string) {
    const address = addressOf(id, text);
    if (address !== null) void navigate(address, linkOptions(address, location));
    else if (id === 'single-keys') setSingleKeys(!hasSingleKeys);
    else if (id === 'logout') void session.logOut();
    else if (id === 'theme:light') setTheme('light');
    else if (id === 'theme:dark') setTheme('dark');
    else setTheme('system');
  }

  return (
    <CommandPalette
      isOpen={isOpen}
      groups={commandsFor({ session: current, hasSingleKeys })}
      searches={searchesFor(current)}
      onRun={run}
      onClose={closeCommands}
    />
  );
}
