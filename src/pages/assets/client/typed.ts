import { all } from './elements.js';

/** Offers to show what is typed into the password fields of a form. It is hidden again before the form is sent. */
export function offerToShowTyped(root: ParentNode): void {
  for (const box of all<HTMLInputElement>(root, 'input[data-typed]')) {
    const { form, parentElement: label } = box;
    if (!form || !label) continue;
    const fields = all<HTMLInputElement>(form, 'input[type="password"]');
    const follow = () => {
      for (const field of fields) field.type = box.checked ? 'text' : 'password';
    };
    label.hidden = false;
    box.addEventListener('change', follow);
    // Browsers keep what was typed into plain fields, and passwords only where they are asked to.
    form.addEventListener('submit', () => {
      box.checked = false;
      follow();
    });
    follow();
  }
}
