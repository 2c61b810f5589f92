// Made from openapi.yaml by `npm run generate`. Do not edit.
type Serializer = (value: unknown) => string

/** Makes the serializer of an operation. */
export const serializers: { readonly [id: string]: ((keeping?: (write: Serializer) => Serializer) => Serializer) | undefined }
