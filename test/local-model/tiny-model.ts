/**
 * A language model of some 500 KB that needs no download: the architecture of Llama, two layers, and one token for each
 * byte.
 */
import { writeFileSync } from 'node:fs'

const layers = 2
const [width, heads, feedForward, contextLength] = [64, 4, 160, 2_048]
const alignment = 32

/**
 * Writes it in the format GGUF, version 3 (ggml/docs/gguf.md). Its weights are random numbers that the seed decides.
 */
export function writeTinyModel(file: string, seed = 1): void {
  const tensors = tensorsOf(randomOf(seed))
  let offset = 0
  const infos = tensors.map(({ name, shape }) => {
    const info = [text(name), u32(shape.length), ...shape.map(u64), u32(type.tensorOfFloats), u64(offset)]
    offset += padded(4 * sizeOf(shape))
    return Buffer.concat(info)
  })
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(metadata.length),
    ...metadata.map(([key, value]) => Buffer.concat([text(key), value])),
    ...infos,
  ])
  const bodies = tensors.map(({ values }) => fill(Buffer.from(values.buffer)))
  writeFileSync(file, Buffer.concat([fill(head), ...bodies]))
}

/** The numbers of the types in the format. */
const type = { u32: 4, i32: 5, f32: 6, text: 8, array: 9, tensorOfFloats: 0 }
/** The kinds of tokens: unknown, control, byte. */
const kind = { unknown: 2, control: 3, byte: 6 }
const vocabulary = [
  { token: '<unk>', kind: kind.unknown },
  { token: '<s>', kind: kind.control },
  { token: '</s>', kind: kind.control },
  ...Array.from({ length: 256 }, (_, byte) => ({
    token: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    kind: kind.byte,
  })),
]

const metadata: readonly (readonly [string, Buffer])[] = [
  ['general.architecture', textValue('llama')],
  ['general.name', textValue('tiny')],
  ['general.alignment', number(alignment)],
  ['llama.context_length', number(contextLength)],
  ['llama.embedding_length', number(width)],
  ['llama.block_count', number(layers)],
  ['llama.feed_forward_length', number(feedForward)],
  ['llama.attention.head_count', number(heads)],
  ['llama.attention.head_count_kv', number(heads)],
  ['llama.attention.layer_norm_rms_epsilon', Buffer.concat([u32(type.f32), f32(1e-5)])],
  ['llama.rope.dimension_count', number(width / heads)],
  ['llama.vocab_size', number(vocabulary.length)],
  ['tokenizer.ggml.model', textValue('llama')],
  [
    'tokenizer.ggml.tokens',
    array(
      type.text,
      vocabulary.map(({ token }) => text(token)),
    ),
  ],
  [
    'tokenizer.ggml.scores',
    array(
      type.f32,
      vocabulary.map(() => f32(0)),
    ),
  ],
  [
    'tokenizer.ggml.token_type',
    array(
      type.i32,
      vocabulary.map((each) => u32(each.kind)),
    ),
  ],
  ['tokenizer.ggml.unknown_token_id', number(0)],
  ['tokenizer.ggml.bos_token_id', number(1)],
  ['tokenizer.ggml.eos_token_id', number(2)],
]

interface Tensor {
  readonly name: string
  readonly shape: readonly number[]
  readonly values: Float32Array
}

function tensorsOf(random: () => number): Tensor[] {
  const weights = (name: string, ...shape: number[]): Tensor => ({
    name: `${name}.weight`,
    shape,
    values: Float32Array.from({ length: sizeOf(shape) }, () => (random() - 0.5) / 4),
  })
  const ones = (name: string): Tensor => ({
    name: `${name}.weight`,
    shape: [width],
    values: new Float32Array(width).fill(1),
  })
  const block = (layer: number) => [
    ones(`blk.${layer}.attn_norm`),
    ...['q', 'k', 'v', 'output'].map((part) => weights(`blk.${layer}.attn_${part}`, width, width)),
    ones(`blk.${layer}.ffn_norm`),
    weights(`blk.${layer}.ffn_gate`, width, feedForward),
    weights(`blk.${layer}.ffn_up`, width, feedForward),
    weights(`blk.${layer}.ffn_down`, feedForward, width),
  ]
  return [
    weights('token_embd', width, vocabulary.length),
    ...Array.from({ length: layers }, (_, layer) => block(layer)).flat(),
    ones('output_norm'),
    weights('output', width, vocabulary.length),
  ]
}

/** Numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function sizeOf(shape: readonly number[]): number {
  return shape.reduce((size, each) => size * each, 1)
}

function padded(length: number): number {
  return Math.ceil(length / alignment) * alignment
}

function fill(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(padded(bytes.length) - bytes.length)])
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value)
  return Buffer.concat([u64(bytes.length), bytes])
}

function textValue(value: string): Buffer {
  return Buffer.concat([u32(type.text), text(value)])
}

function number(value: number): Buffer {
  return Buffer.concat([u32(type.u32), u32(value)])
}

function array(of: number, items: readonly Buffer[]): Buffer {
  return Buffer.concat([u32(type.array), u32(of), u64(items.length), ...items])
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

function f32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return bytes
}
