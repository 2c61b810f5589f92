import './style.css'

/**
 * The frame that the page has is shown before the scripts run, which the browser has asked for already. A page that is
 * not looked at paints nothing.
 */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'visible') requestAnimationFrame(() => setTimeout(resolve))
    else resolve()
  })
}

void afterPaint().then(() => import('./main.tsx'))
