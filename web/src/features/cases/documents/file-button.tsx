import { useRef } from 'react';
import { Button, type ButtonProps } from '../../../ui/button';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'icon'> {
  label: string;
  /** Media types and endings; nothing else is offered. */
  accept: string;
  /** Takes one photo with the camera instead of choosing files. */
  camera?: boolean;
  onChosen: (files: File[]) => void;
}

/** A button that chooses files. */
export function FileButton({ label, accept, camera = false, onChosen, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" {...look} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!camera}
        capture={camera ? 'environment' : undefined}
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onChosen([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
