import { runCommand } from './commands.ts';

const [, , name = '', ...args] = process.argv;
const { code, out, err } = await runCommand(name, args, process.env);
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
