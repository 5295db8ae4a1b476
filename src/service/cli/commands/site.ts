import { Command } from 'commander';
import { writeSite } from '../../node/site/write-site.js';
import { type Call, UsageError } from '../settings.js';

/** `nirayana site`: the whole site as files, which calculates on the devices of its readers. */
export function siteCommand({ terminal }: Call): Command {
  const command = new Command()
    .usage('--out <folder> [options]')
    .description('Writes the whole site as files for any host: it calculates on the devices of its readers.')
    .option('--out <folder>', 'An empty folder, or one that is not there yet.')
    .option('--base-url <url>', 'Public address with the path of the site, for links in pages and the sitemap.')
    .helpOption('-h, --help', 'Show this help.')
    .addHelpText('after', DETAILS)
    .allowExcessArguments(true);
  return command.action(async () => {
    const [surplus] = command.args;
    if (surplus !== undefined) throw new UsageError(`site takes no argument, and "${surplus}" is one.`);
    const { out, baseUrl } = command.opts<{ readonly out?: string; readonly baseUrl?: string }>();
    if (out === undefined) throw new UsageError('site needs a folder to write to: --out.');
    if (baseUrl !== undefined && !isAddress(baseUrl)) {
      throw new UsageError(`--base-url must be an address such as https://example.org/astro, not "${baseUrl}".`);
    }
    const { files, bytes } = await writeSite({ out, baseUrl, now: terminal.now() });
    terminal.output.write(`${files} files, ${(bytes / MEGABYTE).toFixed(1)} MB, in ${out}\n`);
  });
}

const MEGABYTE = 1_000_000;

const DETAILS = `
What visitors ask never reaches the host: their browser calculates it, also without a network.
Files whose names have a hash may be kept for ever by caches; worker-*.js and pages may not.
`;

function isAddress(text: string): boolean {
  const { protocol = '', search = '', hash = '' } = URL.canParse(text) ? new URL(text) : {};
  return /^https?:$/.test(protocol) && search === '' && hash === '';
}
