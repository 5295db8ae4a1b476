// Reads a Containerfile by the parser and the rules of what builds them, without building it.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const SECRET = /key|token|secret|passw|credential/i;

/**
 * What a Containerfile does, as its steps can be done elsewhere: variables, commands that install, the command that
 * serves, and the one that asks whether it is well. Throws where it breaks a rule.
 *
 * @param folder in which dockerfile-ast and dockerfile-utils are installed
 */
export function containerOf(text, folder) {
  const require = createRequire(join(folder, 'package.json'));
  const { validate, ValidationSeverity } = require('dockerfile-utils');
  const { DockerfileParser } = require('dockerfile-ast');
  const strict = ['deprecatedMaintainer', 'directiveCasing', 'emptyContinuationLine', 'instructionCasing'];
  const severities = ['instructionCmdMultiple', 'instructionEntrypointMultiple', 'instructionHealthcheckMultiple'];
  const rules = [...strict, ...severities, 'instructionJSONInSingleQuotes', 'instructionWorkdirRelative'];
  const settings = Object.fromEntries(rules.map((rule) => [rule, ValidationSeverity.ERROR]));
  const told = validate(text, settings).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
  const file = DockerfileParser.parse(text);
  const steps = file.getInstructions();
  const named = (keyword) => steps.filter((step) => step.getKeyword() === keyword);
  const last = (keyword) => named(keyword).at(-1);
  const words = (step) => step.getJSONStrings().map((word) => JSON.parse(word.getValue()));
  const [from, user, cmd, health] = ['FROM', 'USER', 'CMD', 'HEALTHCHECK'].map(last);
  const env = named('ENV').flatMap((step) => step.getProperties().map((one) => [one.getName(), one.getValue()]));
  const faults = [
    ...told,
    ...(/^\d+(?:\.\d+)*-/.test(from?.getImageTag() ?? '') ? [] : ['The image has no tag with a version.']),
    ...(isUnprivileged(user, cmd) ? [] : ['It does not run as a user of its own, by number.']),
    ...[...env, ...named('ARG').map((step) => [step.getArgumentsContent()])]
      .filter(([name]) => SECRET.test(name))
      .map(([name]) => `${name} would be in the image for everybody.`),
    ...(named('ADD').length + named('COPY').length > 0 ? ['It takes files of the machine that builds it.'] : []),
    ...(cmd && health ? [] : ['It does not tell how it serves, or how it is asked whether it is well.']),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const installs = named('RUN').map((step) => step.getArguments().map((word) => word.getValue()));
  const check = JSON.parse(health.getArgumentsContent().replace(/^CMD /, ''));
  return { env: Object.fromEntries(env), installs, command: words(cmd), check };
}

/** Who serves is told before that, by number, of which Kubernetes sees that it is not root. */
function isUnprivileged(user, cmd) {
  return (
    /^[1-9]\d*(?::|$)/.test(user?.getArgumentsContent() ?? '') && user.getRange().start.line < cmd.getRange().start.line
  );
}
