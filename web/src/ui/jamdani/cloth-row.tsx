import { thinRow } from '@ainsathi/contract/thin-row';
import clsx from 'clsx';
import { Tiled } from './jamdani';
import { weave } from './jamdani-weave';

const thinTile = weave(thinRow, 16, 11);

/** One thin row of lozenges, 22 px high, under a screen's head; decorative. */
export function ClothRow({ className }: { className?: string }) {
  return <Tiled tile={thinTile} scale={2} x={16} height={22} className={clsx('cloth-thin', className)} />;
}
