/** Tells each reason once for which something fails that is tried again and again, until it works. */
export interface Outage {
  readonly failed: (error: unknown) => void;
  readonly isOver: () => void;
}

export function watchOutages(report: (error: unknown) => void): Outage {
  const told = new Set<string>();
  return {
    failed(error) {
      const reason = String(error);
      if (!told.has(reason)) report(error);
      told.add(reason);
    },
    isOver: () => told.clear(),
  };
}
