/*
 * Preloaded into the service by the crash tests. What it does to the files below TEST_CRASH_FOLDER it
 *   - records in the file TEST_CRASH_LOG, so that a power cut can be played at any moment of it, and
 *   - lets fail as the file TEST_CRASH_RULE says while that file is there: "KIND ERRNO FIRST LAST PART", the calls of
 *     the kind (w writes, s syncs) from FIRST to LAST on paths that contain PART, counted since the rule was written.
 *     Where writes fail with EROFS, nothing is opened for writing, made, renamed or removed either.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

struct header { uint64_t begun, ended, inode, offset; uint32_t kind, path_size, other_size, data_size; };

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static uint64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static const char *setting(const char *name) {
  const char *value = getenv(name);
  return value && *value ? value : NULL;
}

static int is_watched(const char *path) {
  const char *folder = setting("TEST_CRASH_FOLDER");
  size_t size = folder ? strlen(folder) : 0;
  return size && !strncmp(path, folder, size) && (path[size] == '/' || !path[size]) && !strstr(path, "-shm");
}

/* The path behind a descriptor, when it is watched. */
static int path_of(int fd, char *path, size_t room) {
  char link[40];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t size = syscall(SYS_readlinkat, AT_FDCWD, link, path, room - 1);
  if (size <= 0) return 0;
  path[size] = 0;
  return is_watched(path);
}

static void append(char kind, uint64_t begun, uint64_t inode, uint64_t offset, const char *path, const char *other, const struct iovec *data, int count, size_t size) {
  static int log = -1;
  const char *file = setting("TEST_CRASH_LOG");
  if (!file) return;
  struct header header = { begun, now(), inode, offset, (uint32_t)kind, strlen(path), strlen(other), size };
  pthread_mutex_lock(&turn);
  if (log < 0) log = syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  syscall(SYS_write, log, &header, sizeof header);
  syscall(SYS_write, log, path, header.path_size);
  syscall(SYS_write, log, other, header.other_size);
  for (int i = 0; i < count && size > 0; i++) {
    size_t part = data[i].iov_len < size ? data[i].iov_len : size;
    syscall(SYS_write, log, data[i].iov_base, part);
    size -= part;
  }
  pthread_mutex_unlock(&turn);
}

static uint64_t inode_of(int fd) {
  struct stat status;
  return fstat(fd, &status) ? 0 : status.st_ino;
}

/* The error with which this call is to fail, or 0. */
static int fault(char kind, const char *path) {
  static struct timespec read_at;
  static char rule_kind, part[200];
  static int error, first, last, seen;
  const char *file = setting("TEST_CRASH_RULE");
  struct stat status;
  if (!file || stat(file, &status)) return 0;
  pthread_mutex_lock(&turn);
  if (status.st_mtim.tv_nsec != read_at.tv_nsec || status.st_mtim.tv_sec != read_at.tv_sec) {
    char text[300] = "";
    int fd = syscall(SYS_openat, AT_FDCWD, file, O_RDONLY | O_CLOEXEC, 0);
    syscall(SYS_read, fd, text, sizeof text - 1);
    syscall(SYS_close, fd);
    sscanf(text, "%c %d %d %d %199s", &rule_kind, &error, &first, &last, part);
    read_at = status.st_mtim;
    seen = 0;
  }
  int result = 0;
  if (rule_kind == kind && strstr(path, part)) {
    seen++;
    if (seen >= first && seen <= last) result = error;
  }
  pthread_mutex_unlock(&turn);
  return result;
}

/* Whether a path is on a disk that is said to be read-only. */
static int is_fixed(const char *path) {
  return path[0] == '/' && is_watched(path) && fault('w', path) == EROFS;
}

static ssize_t written(int fd, const struct iovec *data, int count, off_t offset) {
  char path[4096];
  int saved = errno;
  int watched = path_of(fd, path, sizeof path);
  errno = saved;
  if (watched) {
    int error = fault('w', path);
    if (error) return errno = error, -1;
  }
  uint64_t begun = now();
  uint64_t at = watched && offset < 0 ? (uint64_t)lseek(fd, 0, SEEK_CUR) : (uint64_t)offset;
  ssize_t size = offset < 0 ? syscall(SYS_writev, fd, data, count) : count == 1 ? syscall(SYS_pwrite64, fd, data->iov_base, data->iov_len, offset) : syscall(SYS_pwritev, fd, data, count, offset, 0);
  saved = errno;
  if (watched && size > 0) append('w', begun, inode_of(fd), at, path, "", data, count, size);
  errno = saved;
  return size;
}

static int synced(int fd, long number) {
  char path[4096];
  int watched = path_of(fd, path, sizeof path);
  if (watched) {
    int error = fault('s', path);
    if (error) return errno = error, -1;
  }
  uint64_t begun = now();
  int result = syscall(number, fd);
  int saved = errno;
  if (watched && !result) append('s', begun, inode_of(fd), 0, path, "", NULL, 0, 0);
  errno = saved;
  return result;
}

static int opened(int at, const char *path, int flags, int mode) {
  if ((flags & (O_WRONLY | O_RDWR | O_CREAT)) && is_fixed(path)) return errno = EROFS, -1;
  int watched = path[0] == '/' && is_watched(path) && (flags & O_CREAT);
  int existed = watched && !syscall(SYS_faccessat, AT_FDCWD, path, F_OK);
  uint64_t begun = now();
  int fd = syscall(SYS_openat, at, path, flags, mode);
  int saved = errno;
  if (watched && fd >= 0 && !existed) append('c', begun, inode_of(fd), 0, path, "", NULL, 0, 0);
  if (watched && fd >= 0 && existed && (flags & O_TRUNC)) append('t', begun, inode_of(fd), 0, path, "", NULL, 0, 0);
  errno = saved;
  return fd;
}

static int truncated(int fd, off_t size) {
  char path[4096];
  int watched = path_of(fd, path, sizeof path);
  uint64_t begun = now();
  int result = syscall(SYS_ftruncate, fd, size);
  int saved = errno;
  if (watched && !result) append('t', begun, inode_of(fd), size, path, "", NULL, 0, 0);
  errno = saved;
  return result;
}

static int named(char kind, const char *path, const char *other, long number, int mode) {
  if (is_fixed(path) || is_fixed(other)) return errno = EROFS, -1;
  uint64_t begun = now();
  struct stat status = { 0 };
  int watched = path[0] == '/' && (is_watched(path) || is_watched(other));
  if (watched) lstat(path, &status);
  int result = kind == 'r' ? syscall(number, AT_FDCWD, path, AT_FDCWD, other, 0) : syscall(number, AT_FDCWD, path, mode);
  int saved = errno;
  if (watched && !result) append(kind, begun, status.st_ino, 0, path, other, NULL, 0, 0);
  errno = saved;
  return result;
}

#define MODE(last) int mode = 0; if (flags & (O_CREAT | O_TMPFILE)) { va_list more; va_start(more, last); mode = va_arg(more, int); va_end(more); }

int open(const char *path, int flags, ...) { MODE(flags) return opened(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return opened(AT_FDCWD, path, flags, mode); }
int openat(int at, const char *path, int flags, ...) { MODE(flags) return opened(at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE(flags) return opened(at, path, flags, mode); }
ssize_t write(int fd, const void *data, size_t size) { struct iovec one = { (void *)data, size }; return written(fd, &one, 1, -1); }
ssize_t writev(int fd, const struct iovec *data, int count) { return written(fd, data, count, -1); }
ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { struct iovec one = { (void *)data, size }; return written(fd, &one, 1, at); }
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) { struct iovec one = { (void *)data, size }; return written(fd, &one, 1, at); }
ssize_t pwritev(int fd, const struct iovec *data, int count, off_t at) { return written(fd, data, count, at); }
ssize_t pwritev64(int fd, const struct iovec *data, int count, off64_t at) { return written(fd, data, count, at); }
int fsync(int fd) { return synced(fd, SYS_fsync); }
int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }
int ftruncate(int fd, off_t size) { return truncated(fd, size); }
int ftruncate64(int fd, off64_t size) { return truncated(fd, size); }
int rename(const char *from, const char *to) { return named('r', from, to, SYS_renameat2, 0); }
int unlink(const char *path) { return named('u', path, "", SYS_unlinkat, 0); }
int rmdir(const char *path) { return named('u', path, "", SYS_unlinkat, AT_REMOVEDIR); }
int access(const char *path, int mode) { return (mode & W_OK) && is_fixed(path) ? (errno = EROFS, -1) : syscall(SYS_faccessat, AT_FDCWD, path, mode); }
int mkdir(const char *path, mode_t mode) { return named('m', path, "", SYS_mkdirat, mode); }
