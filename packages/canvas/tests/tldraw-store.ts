/** A tldraw store as its editor saves it: two pages, a frame, a group, bindings of both ages. */
type Fields = Record<string, unknown>;

export function shape(id: string, type: string, parentId: string, fields: Fields): Fields {
  return {
    typeName: 'shape',
    id,
    type,
    parentId,
    index: 'a1',
    x: 0,
    y: 0,
    rotation: 0,
    isLocked: false,
    opacity: 1,
    meta: {},
    props: {},
    ...fields,
  };
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const richText = (...content: Fields[]) => ({ type: 'doc', content });
const geo = { color: 'black', labelColor: 'black', dash: 'draw', size: 'm', font: 'draw', growY: 0, url: '' };

const records: Fields[] = [
  { typeName: 'document', id: 'document:document', gridSize: 10, name: '', meta: {} },
  { typeName: 'page', id: 'page:1', index: 'a1', name: 'Page 1', meta: {} },
  { typeName: 'page', id: 'page:2', index: 'a2', name: 'Page 2', meta: {} },
  {
    typeName: 'asset',
    id: 'asset:cat',
    type: 'image',
    props: { name: 'cat.png', src: 'https://pictures.example/cat.png', w: 800, h: 600, mimeType: 'image/png' },
    meta: {},
  },
  shape('shape:frame', 'frame', 'page:1', { x: 100, y: 200, props: { w: 600, h: 500, name: 'Cover' } }),
  shape('shape:photo', 'image', 'shape:frame', {
    x: 20,
    y: 30,
    props: {
      w: 400,
      h: 300,
      assetId: 'asset:cat',
      altText: 'A cat',
      crop: { topLeft: { x: 0.25, y: 0 }, bottomRight: { x: 0.75, y: 1 } },
    },
  }),
  shape('shape:group', 'group', 'page:1', { index: 'a2', x: 800, y: 100, opacity: 0.5, isLocked: true }),
  shape('shape:title', 'text', 'shape:group', {
    props: {
      autoSize: true,
      color: 'red',
      font: 'serif',
      size: 'l',
      textAlign: 'middle',
      scale: 1,
      w: 8,
      richText: richText(paragraph('Summer sale'), paragraph('up to 50%'), {
        type: 'bulletList',
        content: ['today', 'tomorrow'].map((text) => ({ type: 'listItem', content: [paragraph(text)] })),
      }),
    },
  }),
  shape('shape:star', 'geo', 'shape:group', {
    index: 'a2',
    y: 300,
    opacity: 0.5,
    props: { ...geo, geo: 'star', w: 120, h: 110, color: 'yellow', fill: 'fill', text: '' },
  }),
  shape('shape:box', 'geo', 'page:1', {
    index: 'a3',
    x: 0,
    y: 900,
    props: { ...geo, geo: 'rectangle', w: 200, h: 100, fill: 'none', richText: richText(paragraph('Step one')) },
  }),
  shape('shape:note', 'note', 'page:1', {
    index: 'a4',
    x: 400,
    y: 900,
    props: { color: 'yellow', size: 'm', font: 'sans', growY: 0, scale: 1, text: 'Remember' },
  }),
  shape('shape:arrow', 'arrow', 'page:1', {
    index: 'a5',
    props: { color: 'black', size: 'm', start: { x: 0, y: 0 }, end: { x: 200, y: 0 }, bend: 0, text: 'then' },
  }),
  shape('shape:old-arrow', 'arrow', 'page:1', {
    index: 'a6',
    props: {
      start: { type: 'binding', boundShapeId: 'shape:note' },
      end: { type: 'binding', boundShapeId: 'shape:box' },
      text: '',
    },
  }),
  shape('shape:loose', 'arrow', 'page:1', {
    index: 'a7',
    props: { color: 'blue', size: 's', start: { x: 0, y: 0 }, end: { x: 200, y: -50 }, bend: 0, text: '' },
  }),
  shape('shape:scribble', 'draw', 'page:1', { index: 'a8', x: 5, y: 5, props: { segments: [] } }),
  shape('shape:elsewhere', 'geo', 'page:2', {
    x: 33,
    y: 44,
    props: { ...geo, geo: 'ellipse', w: 50, h: 50, fill: 'solid' },
  }),
  binding('start', 'shape:box'),
  binding('end', 'shape:note'),
];

function binding(terminal: string, toId: string): Fields {
  const props = { terminal, normalizedAnchor: { x: 0.5, y: 0.5 }, isExact: false, isPrecise: false };
  return {
    typeName: 'binding',
    id: `binding:${terminal}`,
    type: 'arrow',
    fromId: 'shape:arrow',
    toId,
    props,
    meta: {},
  };
}

export const store: Record<string, Fields> = Object.fromEntries(
  records.map((record) => [String(record['id']), record]),
);

export const snapshot = {
  document: { store, schema: { schemaVersion: 2, sequences: {} } },
  session: {
    version: 0,
    currentPageId: 'page:1',
    pageStates: [{ pageId: 'page:1', camera: { x: 200, y: -100, z: 0.5 }, selectedShapeIds: [] }],
  },
};
