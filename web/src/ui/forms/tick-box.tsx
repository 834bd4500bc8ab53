interface TickBoxProps {
  name: string;
  label: string;
  description?: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function TickBox({ name, label, description, checked, onChange }: TickBoxProps) {
  return (
    <label className="grid grid-cols-[24px_1fr] content-start gap-x-3 gap-y-0.5 rounded-card border border-control bg-surface px-4 py-3 transition-colors hover:border-ink-2 has-checked:border-green has-checked:bg-green-soft has-focus-visible:ring-focus">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-5 accent-green outline-none!"
      />
      <span className="font-strong">{label}</span>
      {description && <span className="col-start-2 text-ink-2">{description}</span>}
    </label>
  );
}
