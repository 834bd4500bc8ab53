import type { ReactNode } from 'react';

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line py-8">
      <h2 className="text-18">{title}</h2>
      {children}
    </section>
  );
}

export function SpecimenRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-2.5 gap-y-3">{children}</div>;
}
