export interface PaymentLine {
  label: string | null;
  value: string;
}

/** A line of the reference that a client writes with the money. */
export function isReference({ label, value }: PaymentLine): boolean {
  return /reference|রেফারেন্স/i.test(label ?? value);
}

/** A line with instructions instead of a value, such as "Reference: your name and the case title". */
export function isInstruction(line: PaymentLine): boolean {
  return isReference(line) && !/\p{Nd}/u.test(line.value);
}

// A label is a short text such as "bKash (personal)", not the "http" of a URL or the hour of a time.
const labelled = /^\s*([^:：]{1,40}?)\s*[:：]\s+(\S.*)$|^\s*(\p{L}[^:：\d]{0,39}?)\s*[:：](?!\/\/)(\S.*)$/u;

/** Splits the lawyer's free text into lines to copy; drops empty lines. */
export function paymentLines(details: string | null | undefined): PaymentLine[] {
  return (details ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const parts = labelled.exec(line);
      const label = parts?.[1] ?? parts?.[3] ?? null;
      const value = parts?.[2] ?? parts?.[4];
      return label && value ? { label, value: value.trim() } : { label: null, value: line };
    });
}
