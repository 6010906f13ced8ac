import { escapeControls } from '#server/core/escape-controls.ts';
import { runCommand } from './commands.ts';

const [, , name = '', ...args] = process.argv;
const { code, out, err } = await runCommand(name, args, process.env);
process.stdout.write(escapeControls(out));
process.stderr.write(escapeControls(err));
process.exitCode = code;
