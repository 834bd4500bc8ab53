import clsx from 'clsx';
import { Upload } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../button';
import { Field, type FieldTexts } from './field';
import { fileRefusal, type FileRefusal } from './file-refusal';
import { preparePicture } from './prepare-picture';

export interface FileInputProps extends FieldTexts {
  id?: string;
  name?: string;
  /** The accepted MIME types, e.g. `['image/jpeg', 'image/png']`. */
  accept: readonly string[];
  maximumBytes: number;
  /** The chosen file, even if the form refuses it by `fileRefusal`. */
  value: File | null;
  onChange: (file: File | null) => void;
  onBlur?: () => void;
  /** Shown before a file is chosen: the present picture, a portrait or a cover. */
  present?: ReactNode;
  shape?: 'portrait' | 'cover';
  /** Between 0 and 1 while the file is uploaded. */
  progress?: number | null;
  labels: {
    choose: string;
    replace: string;
    remove: string;
    progress: string;
    refused: Record<FileRefusal, string>;
  };
  ref?: Ref<HTMLInputElement>;
}

/** The chosen picture; its object URL is revoked on unmount. */
function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" />;
}

const frames = {
  portrait: 'w-24 aspect-4/5',
  cover: 'w-44 aspect-video max-sm:w-18 max-sm:aspect-square',
} as const;

/** With preview and progress. Shrinks a large photo; refuses other files before the upload. */
export function FileInput(props: FileInputProps) {
  const { label, hint, error, optional, hideLabel, fieldClassName, name, value, onChange, labels, present } =
    props;
  const { accept, maximumBytes, shape = 'portrait', progress } = props;
  const input = useRef<HTMLInputElement | null>(null);
  const latest = useRef<File | null>(null);
  const limits = { types: accept, bytes: maximumBytes };
  const [preparing, setPreparing] = useState<File | null>(null);
  const refusal = value === preparing ? null : fileRefusal(value, limits);
  const preview = value?.type.startsWith('image/') && refusal !== 'type' ? <Preview file={value} /> : present;
  const take = async (file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    setPreparing(file);
    onChange(file);
    const prepared = await preparePicture(file, limits);
    // Another file may have been chosen meanwhile.
    if (latest.current !== file) return;
    onChange(prepared);
    setPreparing(null);
  };
  const remove = () => {
    latest.current = null;
    if (input.current) input.current.value = '';
    onChange(null);
    input.current?.focus();
  };
  const message = refusal ? labels.refused[refusal] : error;
  return (
    <Field {...{ label, hint, optional, hideLabel, fieldClassName }} error={message} id={props.id ?? name}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-5 max-sm:gap-4">
          {preview && (
            <div
              className={clsx(
                'shrink-0 overflow-hidden rounded-card *:size-full *:object-cover',
                frames[shape],
              )}
            >
              {preview}
            </div>
          )}
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <span className="relative inline-flex min-h-(--control-height) items-center gap-2 rounded-field border border-control bg-surface px-(--control-padding) text-(length:--control-text) font-strong hover:border-green hover:text-green has-focus-visible:ring-focus">
              <Upload aria-hidden className="size-4.5" strokeWidth={2} />
              <span aria-hidden>{value ? labels.replace : labels.choose}</span>
              <input
                {...control}
                ref={(element) => {
                  input.current = element;
                  if (typeof props.ref === 'function') props.ref(element);
                  else if (props.ref) props.ref.current = element;
                }}
                type="file"
                name={name}
                accept={`${accept.join(',')},image/heic,image/heif`}
                onBlur={props.onBlur}
                onChange={(event) => void take(event.target.files?.[0])}
                className="absolute -inset-px w-[calc(100%+2px)] cursor-pointer opacity-0"
              />
            </span>
            {value && (
              <Button variant="danger-text" onClick={remove}>
                {labels.remove}
              </Button>
            )}
            {value && <p className="w-full truncate text-ink-2">{value.name}</p>}
            {typeof progress === 'number' && (
              <progress
                aria-label={labels.progress}
                value={progress}
                max={1}
                className="h-1.5 w-full accent-green"
              />
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
