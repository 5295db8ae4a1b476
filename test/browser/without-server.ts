/** Scenes that are not asked of a site of files: whole files, each with the reason. Every other file is. */
export const FILES_LEFT_OUT: Readonly<Record<string, string>> = {
  account: 'Without a server there is neither account nor key.',
  choices: 'They are those of a server, with its cookie: device.spec.ts has the scene of a device.',
  html: 'A worker writes the pages by the code of the server: the markup is that which is checked there.',
  keyboard: 'The same pages, by the same script.',
  looks: 'The same pages, by the same style.',
  methods: 'Pages of methods are files, written by the server.',
  pseudo: 'The language that nobody speaks has no worker.',
  weight: 'device.spec.ts weighs the first visit.',
};

/** Single scenes that are not asked of it, by what their names have. */
export const SCENES_LEFT_OUT: readonly { readonly named: RegExp; readonly reason: string }[] = [
  { named: /without script/, reason: 'Without script nothing is calculated: device.spec.ts sees what is said then.' },
  {
    named: /where a request fails|because a request fails|a search that fails|a record that was changed/,
    reason: 'A request that a worker answers cannot be made to fail.',
  },
  { named: /below a mount/, reason: 'Every scene of the files is below one.' },
  { named: /keeps to its sheets|a phone sees the cover/, reason: 'The same sheets, by the same style.' },
  { named: /there are switches to use/, reason: 'It counts those of the pages of a server.' },
  {
    named: /every switch leaves (?!\/kundli |\/tools\/(?:panchang|birth-chart-calculator) )/,
    reason: 'The same script moves the pages of all: three of them will do.',
  },
  {
    named: /what is typed into a form is text/,
    reason: 'The same pages escape it; that addresses come to a worker whole is a scene of its own.',
  },
];
