/** A name or an address in a table: it breaks between its parts, in the narrow columns of a phone. */
export function FieldName({ text }: { text: string }) {
  return (
    <code>
      {text.split(/(?<=[_/?]\b)/).map((part, index) => (
        <>
          {index === 0 ? null : <wbr />}
          {part}
        </>
      ))}
    </code>
  );
}
