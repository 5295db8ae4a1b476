import type { PageContext } from '../shell/context.js';

interface Props {
  readonly page: PageContext;
  /** Before the ids of the fields that are meant. */
  readonly prefix: string;
}

/**
 * What is only of use with the script: a name for a birth, and the people whose details this device keeps. Where no
 * script runs it stays hidden; its fields have no `name`, so that no form sends them and no address holds them.
 */
export function KeptPerson({ page, prefix }: Props) {
  const { kept } = page.words.form;
  const [list, name, keep] = [`${prefix}kept`, `${prefix}own_name`, `${prefix}keep`];
  return (
    <details class="kept" data-person={prefix} hidden>
      <summary>{kept.person}</summary>
      <div class="form">
        <div class="field" hidden>
          <label for={list}>{kept.people}</label>
          <select id={list}>
            <option value="">{page.words.form.choose}</option>
          </select>
        </div>
        <div class="field">
          <label for={name}>{kept.name}</label>
          <p class="hint" id={`${name}-h`}>
            {kept.nameHint}
          </p>
          <input type="text" id={name} autocomplete="off" maxlength={60} aria-describedby={`${name}-h`} />
        </div>
        <label class="check">
          <input type="checkbox" id={keep} /> {kept.keepPerson}
        </label>
        <Forget page={page} />
      </div>
    </details>
  );
}

/** The same for the place of a day. */
export function KeptPlace({ page, prefix }: Props) {
  const { kept } = page.words.form;
  const id = `${prefix}keep`;
  return (
    <details class="kept" data-own-place={prefix} hidden>
      <summary>{kept.place}</summary>
      <label class="check">
        <input type="checkbox" id={id} /> {kept.keepPlace}
      </label>
      <Forget page={page} />
    </details>
  );
}

function Forget({ page }: Pick<Props, 'page'>) {
  const { kept } = page.words.form;
  return (
    <p>
      <button class="btn plain" type="button" data-forget data-done={kept.forgotten} hidden>
        {kept.forget}
      </button>{' '}
      <span role="status" data-status></span>
    </p>
  );
}
