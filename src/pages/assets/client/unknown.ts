import { all } from './elements.js';

/** Greys out the field that a ticked box makes needless, such as the time that is not known. */
export function greyOutUnknown(root: ParentNode): void {
  for (const box of all<HTMLInputElement>(root, 'input[data-off]')) {
    const follow = () => {
      const field = document.getElementById(box.dataset['off'] ?? '');
      if (field instanceof HTMLInputElement) field.disabled = box.checked;
    };
    box.addEventListener('change', follow);
    follow();
  }
}
