-- CreateIndex
CREATE INDEX "Payment_createdAt_id_idx" ON "Payment"("createdAt", "id");

-- CreateIndex
CREATE INDEX "User_role_idx" ON "User"("role");

-- CreateIndex
CREATE INDEX "User_createdAt_id_idx" ON "User"("createdAt", "id");

-- CreateIndex
CREATE INDEX "User_usernameKey_idx" ON "User" USING GIN ("usernameKey" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "User_emailKey_idx" ON "User" USING GIN ("emailKey" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "User_fullName_idx" ON "User" USING GIN ("fullName" gin_trgm_ops);
