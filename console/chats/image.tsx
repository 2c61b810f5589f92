import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gantry, sentenceOf } from '../gantry.ts'
import type { Part } from './model.ts'

interface ChatImageProps {
  readonly part: Part
  readonly chatId: string
}

/** What a browser draws without running what is in it: no SVG. */
const drawn = /^image\/(png|jpeg|gif|webp)$/

/** An image that an agent has sent. */
export function ChatImage({ part: { imageId, mediaType = '' }, chatId }: ChatImageProps): JSX.Element {
  const url = useSignal<string | undefined>(undefined)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    if (imageId === undefined || !drawn.test(mediaType)) return undefined
    let isGone = false
    const read = async () => {
      const response = await gantry.chats.images.get({ chatId, imageId })
      const blob = new Blob([await response.arrayBuffer()], { type: mediaType })
      if (!isGone) url.value = URL.createObjectURL(blob)
    }
    void read().catch((error: unknown) => setProblem(sentenceOf(error)))
    return () => {
      isGone = true
      if (url.value !== undefined) URL.revokeObjectURL(url.value)
    }
  }, [chatId, imageId, mediaType])
  if (url.value !== undefined) return <img class="chat-image" src={url.value} alt="Sent by the agent" />
  return <p class="quiet small">{problem ?? `An image (${mediaType})`}</p>
}
