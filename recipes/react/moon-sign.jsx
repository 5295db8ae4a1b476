import { Suspense, use } from 'react';

let calculator;

/** The calculator and its ephemeris stand in a file of their own, loaded when the first sign is shown. */
const load = () => {
  calculator ??= import('nirayana/tools/vedic-moon-sign-calculator');
  return calculator;
};

function Sign({ birth }) {
  const { moonSign } = use(load());
  return moonSign(birth).result.rashi.name;
}

export function MoonSign({ birth }) {
  return (
    <p>
      Moon in{' '}
      <Suspense fallback="…">
        <Sign birth={birth} />
      </Suspense>
    </p>
  );
}
