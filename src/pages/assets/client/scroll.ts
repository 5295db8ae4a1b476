import { all } from './elements.js';

/** The keyboard stops at tables that scroll in themselves, and passes those that fit. Without the script it stops at all. */
export function stopWhereItScrolls(root: ParentNode): void {
  const watch = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const box of all(root, '.tbl')) watch.observe(box);
}
