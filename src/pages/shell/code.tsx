/** Long lines scroll in themselves, so that the keyboard must come to them. */
export function Code({ name, text, id }: { name: string; text: string; id?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: code is no set of fields, and a section with a name would be a landmark.
    <div class="tbl" role="group" aria-label={name} tabindex={0}>
      <pre>
        <code id={id}>{text}</code>
      </pre>
    </div>
  );
}

/** A call with a body, as a command that any shell takes. */
export function curl(url: string, body: unknown, headers: readonly string[] = []): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  return [
    `curl ${quoted(url)}`,
    ...headers.map((header) => `-H ${quoted(header)}`),
    `-H ${quoted('Content-Type: application/json')}`,
    `-d ${quoted(JSON.stringify(body))}`,
  ].join(' \\\n  ');
}
