import { useState } from 'react';
import { Button } from './button';
import { CaseSpecimens } from './styleguide/case-specimens';
import { FormSpecimens } from './styleguide/form-specimens';
import { ListSpecimens } from './styleguide/list-specimens';
import { MarksSpecimens } from './styleguide/marks-specimens';
import { MessageSpecimens } from './styleguide/message-specimens';
import { OverlaySpecimens } from './styleguide/overlay-specimens';
import { PictureSpecimens } from './styleguide/picture-specimens';

/** Every component in every state, in both densities; in development only. Its texts are samples and not translated. */
export default function Styleguide() {
  const [desk, setDesk] = useState(false);
  return (
    <main id="content" data-density={desk ? 'desk' : undefined} className="wrap py-8">
      <div className="flex flex-wrap items-center justify-between gap-4 pb-6">
        <h1 className="text-36">Styleguide</h1>
        <Button aria-pressed={desk} onClick={() => setDesk(!desk)}>
          Signed-in density
        </Button>
      </div>
      <MarksSpecimens />
      <FormSpecimens />
      <OverlaySpecimens />
      <ListSpecimens />
      <CaseSpecimens />
      <MessageSpecimens />
      <PictureSpecimens />
    </main>
  );
}
